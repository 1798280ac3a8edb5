'use client'

import { type DragEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { fullDate } from '@/lib/projects/format'
import { photosAt, placesIn, type Tray, type TrayPhoto, type TrayPlace } from './tray'

interface TrayColumnProps {
  tray: Tray
  place: TrayPlace
  move: (id: string, to: TrayPlace) => void
}

/** Only ours: a file dropped from outside has another type. */
const DRAGGED = 'application/x-photo-id'

/** One place of the tray with the photos that would go there. */
export function TrayColumn(props: TrayColumnProps) {
  const { tray, place, move } = props
  const [isOver, setIsOver] = useState(false)
  const photos = photosAt(tray, place)
  const isHalf = place !== 'progress' && place !== 'none'
  if (place === 'none' && photos.length === 0) return null
  const name = place === 'none' ? 'Left out' : placeName(tray, place)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would stand for fields
    <div
      role="group"
      aria-label={name}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        const id = event.dataTransfer.getData(DRAGGED)
        setIsOver(false)
        if (!id) return
        event.preventDefault()
        move(id, place)
      }}
      className={classNames(
        'grid min-w-0 content-start gap-2 rounded-frame outline-offset-4',
        isOver && 'outline-2 outline-brick',
      )}
    >
      {photos.length === 0 ? (
        <p className="flex min-h-11 items-center justify-between gap-x-2 rounded-frame border border-control border-dashed px-3 text-slate">
          {name}
          <span className="text-sm max-sm:sr-only">Empty</span>
        </p>
      ) : (
        <>
          <p className={isHalf ? 'text-slate' : 'font-semibold'}>{name}</p>
          <ul className={isHalf ? '' : 'grid grid-cols-2 gap-3 sm:grid-cols-3'}>
            {photos.map((photo) => (
              <li
                key={photo.id}
                draggable={Boolean(tray.sorted)}
                onDragStart={(event) => event.dataTransfer.setData(DRAGGED, photo.id)}
                className="min-w-0"
              >
                <TrayTile {...props} photo={photo} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function TrayTile({ photo, tray, place, move }: TrayColumnProps & { photo: TrayPhoto }) {
  const { id, file, preview } = photo
  const day = tray.sorted?.days[id]
  return (
    <figure className="grid gap-1">
      {/* biome-ignore lint/performance/noImgElement: the file is on this device */}
      <img
        src={preview}
        alt={file.name}
        draggable={false}
        className="aspect-3/2 w-full rounded-frame bg-glass object-cover"
      />
      <figcaption className="truncate text-slate text-sm">
        {day ? fullDate(day) : file.name}
      </figcaption>
      {tray.sorted && (
        <details>
          {/* A list of choices would move the photo with each press of an arrow key. */}
          <summary
            id={moveId(id)}
            className="flex min-h-11 cursor-pointer list-none items-center rounded-control border border-control bg-white px-3 [&::-webkit-details-marker]:hidden"
          >
            Move to…<span className="sr-only"> {file.name}</span>
          </summary>
          <ul className="mt-1 grid gap-1">
            {placesIn(tray)
              .filter((other) => other !== place)
              .map((other) => (
                <li key={other}>
                  <Button
                    variant="quiet"
                    onClick={() => move(id, other)}
                    className="min-h-11 w-full px-2 py-1.5 text-base"
                  >
                    {placeName(tray, other)}
                  </Button>
                </li>
              ))}
          </ul>
        </details>
      )}
    </figure>
  )
}

/** The control of a photo, which moves with it. */
export const moveId = (photoId: string) => `move-${photoId}`

function placeName({ sets, sorted }: Tray, place: TrayPlace): string {
  if (place === 'progress') return sorted ? 'Progress photos' : 'Your photos'
  if (place === 'none') return 'Leave out'
  const [type, set] = place.split(' ')
  return `${type === 'before' ? 'Before' : 'After'} ${sets[Number(set)]?.number}`
}
