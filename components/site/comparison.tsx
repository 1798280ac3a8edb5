'use client'

import Image from 'next/image'
import { type CSSProperties, type PointerEvent, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { Picture } from '@/lib/media/picture'

interface ComparisonProps {
  before: Picture
  after: Picture
  /** What is compared; names the slider. */
  label: string
  /** Sets the height; a picture's own shape without. */
  className?: string
  sizes?: string
  priority?: boolean
}

const START = 50

/**
 * Two pictures behind one pane, parted by a bar that follows pointer and keys. Without JavaScript it
 * stands still in the middle. The share lives in a CSS variable, so that dragging renders nothing.
 */
export function Comparison({
  before,
  after,
  label,
  className = 'aspect-3/2',
  sizes = '(min-width: 80rem) 75rem, 100vw',
  priority,
}: ComparisonProps) {
  const frame = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)

  const show = (share: number) => {
    frame.current?.style.setProperty('--share', `${share}%`)
    if (!range.current) return
    range.current.value = String(share)
    range.current.setAttribute('aria-valuetext', shareText(share))
  }

  const follow = (event: { clientX: number; currentTarget: HTMLElement }) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) show(Math.min(100, Math.max(0, ((event.clientX - left) / width) * 100)))
  }

  const start = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    range.current?.focus({ preventScroll: true })
    // A finger may only be on its way down the page: it counts once it moves sideways, or taps.
    if (event.pointerType === 'mouse') follow(event)
  }

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the range input within is the control; this only widens it to the picture
    // biome-ignore lint/a11y/useKeyWithClickEvents: the range input takes the keys
    <div
      ref={frame}
      style={{ '--share': `${START}%` } as CSSProperties}
      onPointerDown={start}
      onPointerMove={drag}
      onClick={follow}
      className={classNames(
        'relative cursor-ew-resize touch-pan-y select-none overflow-hidden rounded-frame bg-glass',
        'has-focus-visible:outline-3 has-focus-visible:outline-brick has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <Layer picture={after} word="After" sizes={sizes} priority={priority} />
      <div className="absolute inset-0 [clip-path:inset(0_calc(100%_-_var(--share))_0_0)]">
        <Layer picture={before} word="Before" sizes={sizes} priority={priority} />
      </div>
      <Bar />
      <input
        ref={range}
        type="range"
        min={0}
        max={100}
        step={5}
        defaultValue={START}
        aria-label={label}
        aria-valuetext={shareText(START)}
        onChange={(event) => show(event.currentTarget.valueAsNumber)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  )
}

function shareText(share: number): string {
  return `${Math.round(share)}% before, ${100 - Math.round(share)}% after`
}

interface LayerProps {
  picture: Picture
  word: 'Before' | 'After'
  sizes: string
  priority?: boolean
}

function Layer({ picture, word, sizes, priority }: LayerProps) {
  return (
    <>
      <Image
        src={picture.src}
        alt={picture.alt}
        fill
        sizes={sizes}
        quality={60}
        loading={priority ? 'eager' : 'lazy'}
        draggable={false}
        placeholder={picture.blur ? 'blur' : 'empty'}
        blurDataURL={picture.blur}
        className="object-cover"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'absolute bottom-3 rounded-frame bg-white px-2.5 py-0.5 font-semibold text-sm',
          word === 'Before' ? 'left-3' : 'right-3',
        )}
      >
        {word}
      </span>
    </>
  )
}

/** The glazing bar and its handle. */
function Bar() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 left-(--share) w-0.5 -translate-x-1/2 bg-white"
    >
      <span className="absolute top-1/2 left-1/2 grid size-12 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-bar bg-white shadow-float">
        <svg
          aria-hidden="true"
          width="22"
          height="12"
          viewBox="0 0 22 12"
          fill="none"
          stroke="currentColor"
        >
          <path d="M6.5 1.5 2 6l4.5 4.5M15.5 1.5 20 6l-4.5 4.5" strokeWidth="1.75" />
        </svg>
      </span>
    </span>
  )
}
