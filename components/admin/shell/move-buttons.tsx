import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'

const ways = [
  { word: 'up', step: -1, path: 'M10 16V4M5 9l5-5 5 5' },
  { word: 'down', step: 1, path: 'M10 4v12M5 11l5 5 5-5' },
] as const

interface MoveButtonsProps {
  /** 'photo 2' */
  about: string
  /** In the list, from 0. */
  place: number
  count: number
  onMove: (place: number, control: HTMLElement) => void
}

/** Move one of a list up or down. */
export function MoveButtons({ about, place, count, onMove }: MoveButtonsProps) {
  return ways.map(({ word, step, path }) => {
    const to = place + step
    const isEnd = to < 0 || to >= count
    return (
      // It stays when its item comes to an end, and the focus with it.
      <button
        key={word}
        type="button"
        aria-disabled={isEnd}
        onClick={isEnd ? undefined : ({ currentTarget }) => onMove(to, currentTarget)}
        className={classNames(
          'tap grid place-items-center rounded-control',
          isEnd ? 'text-bar' : 'hover:bg-glass',
        )}
      >
        <Icon size={20} path={path} strokeWidth={2} />
        <span className="sr-only">
          Move {about} {word}
        </span>
      </button>
    )
  })
}
