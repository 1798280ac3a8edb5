import { classNames } from '@/components/ui/class-names'
import { Image } from '@/components/ui/image/image'
import { Link } from '@/components/ui/link'
import { monthAndYear } from '@/lib/projects/format'
import type { Review } from '@/lib/proof/rows'
import { routes } from '@/lib/routes'
import { splitWords } from './review-words'

interface ReviewFigureProps {
  review: Review
  /** One by itself is set larger. */
  isLarge?: boolean
  /** Set in the letters of headings, as brief words can be. */
  isBold?: boolean
  /** Alone in its row: the name beside the words, on a wide screen. */
  isRow?: boolean
}

/** A customer's words, and whose they are. */
export function ReviewFigure({ review, isLarge, isBold, isRow }: ReviewFigureProps) {
  return (
    <figure
      className={
        isLarge
          ? undefined
          : isRow
            ? 'lg:grid lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-14'
            : // In a row, the names stand at one height.
              'md:row-span-2 md:grid md:grid-rows-subgrid md:gap-y-0'
      }
    >
      <blockquote
        className={
          isLarge
            ? isBrief(review)
              ? 'text-pretty font-display font-semibold text-2xl lg:text-3xl'
              : 'max-w-lead text-xl leading-relaxed'
            : isBold
              ? 'font-display font-semibold text-xl leading-snug lg:text-2xl'
              : 'text-lg leading-relaxed lg:text-xl lg:leading-relaxed'
        }
      >
        {(isLarge || isBold) && (
          <span
            aria-hidden="true"
            className="block h-8 font-display text-6xl text-brick leading-none lg:h-11 lg:text-7xl"
          >
            “
          </span>
        )}
        <Words review={review} isLarge={isLarge} />
      </blockquote>
      <figcaption className="flex items-start gap-4 pt-5 text-base">
        {review.project?.cover && (
          <Image
            picture={review.project.cover}
            alt={review.project.cover.alt}
            sizes="80px"
            className={classNames(
              'aspect-square w-20 shrink-0 rounded-frame object-cover',
              // A wide screen has a large one beside it.
              isLarge && 'lg:hidden',
            )}
          />
        )}
        <By
          review={review}
          className={classNames(
            'border-brick',
            // Without a picture, a bar marks the name.
            !review.project?.cover ? 'border-l-2 pl-4' : isLarge && 'lg:border-l-2 lg:pl-4',
          )}
        />
      </figcaption>
    </figure>
  )
}

/** In characters: a large one has room for more. */
const LARGE = 400
const BRIEF = 160

export const isBrief = ({ words }: Review) => words.length <= BRIEF

function Words({ review: { words, name }, isLarge }: ReviewFigureProps) {
  const [start, rest] = splitWords(words, isLarge ? LARGE : undefined)
  return (
    <>
      <p className="whitespace-pre-line">{start}</p>
      {rest && (
        <details>
          <summary className="inline-flex min-h-11 items-center font-semibold text-base underline underline-offset-4 hover:text-brick">
            Read on<span className="sr-only">, {name}</span>
          </summary>
          <p className="whitespace-pre-line">{rest}</p>
        </details>
      )}
    </>
  )
}

const link =
  'flex min-h-11 w-fit items-center py-2 leading-snug underline underline-offset-4 hover:text-brick'

function By({ review, className }: { review: Review; className: string }) {
  const { name, town, date, project, source, isExample } = review
  return (
    <div className={`min-w-0 ${className}`}>
      <b className="block font-semibold">{name}</b>
      <span className="block text-slate">
        {town && `${town}, `}
        <time dateTime={date} className="whitespace-nowrap">
          {monthAndYear(date)}
        </time>
        {isExample && (
          <>
            , <span className="whitespace-nowrap">made-up example</span>
          </>
        )}
      </span>
      {project && (
        <Link href={routes.project(project.slug)} className={link}>
          {project.title}
        </Link>
      )}
      {source && (
        <a href={source.href} rel="noopener nofollow" className={link}>
          Read it on {source.host}
        </a>
      )}
    </div>
  )
}
