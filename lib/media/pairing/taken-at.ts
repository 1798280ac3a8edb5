import type { Exif } from './exif'

/** When a photo was taken, as the clock on the wall showed it. */
export interface TakenAt {
  /** yyyy-MM-dd */
  day: string
  /** HH:mm:ss */
  time: string
  /** A file's own date may be the day it was copied. */
  isFromCamera: boolean
}

export function takenAt({ date }: Exif, photo: File): TakenAt {
  const [day, time] = date ?? fileDate(photo)
  return { day, time, isFromCamera: date !== undefined }
}

function fileDate({ lastModified }: File): [string, string] {
  const date = new Date(lastModified)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())]
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
  return [day.join('-'), time.map(two).join(':')]
}
