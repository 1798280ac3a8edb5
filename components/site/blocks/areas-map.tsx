import { areas } from '@/lib/content/areas'
import { land, mapSize, rivers, townDots } from '@/lib/content/map'
import type { Town } from '@/lib/projects/towns'

interface AreasMapProps {
  /** Where a town's projects are; undefined where there are none. */
  hrefOf: (town: Town) => string | undefined
  /** The page's town. The map shows only the part around it, with the nearest other one. */
  here?: Town
  nearest?: Town | undefined
}

/** Height of the part around one town. */
const PART_HEIGHT = 230
/** Margin that keeps names from being cut off. */
const FROM_EDGE = 10

/**
 * The coast, the rivers and the towns, or the part around one town. Hidden from screen readers and the tab
 * order: links on the page name the same towns; its dots are shortcuts for a mouse.
 */
export function AreasMap({ hrefOf, here, nearest }: AreasMapProps) {
  const height = here ? PART_HEIGHT : mapSize.height
  const top = here ? topAround(here, nearest) : 0
  const isWithin = (y: number) => y > top + FROM_EDGE && y < top + height - FROM_EDGE
  const isWhole = (town: Town) => {
    const y = townDots[town][1]
    return isWithin(y) && isWithin(y + names[town][1])
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top} ${mapSize.width} ${height}`}
      fontSize="14"
      className="block w-full bg-glass"
    >
      <path d={land} className="fill-chalk stroke-river" />
      <path
        d={rivers}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-river"
      />
      <g fontSize="11.5" className="fill-slate italic">
        {waters
          .filter(({ y }) => isWithin(y))
          .map(({ name, ...place }) => (
            <text key={name} {...place}>
              {name}
            </text>
          ))}
      </g>
      {areas
        .filter((town) => !here || (isWhole(town) && (town === here || hrefOf(town))))
        .map((town) => (
          <Dot
            key={town}
            town={town}
            isHere={town === here}
            href={town === here ? undefined : hrefOf(town)}
          />
        ))}
    </svg>
  )
}

/** Top of the part: centred on these towns as far as the page's town stays in its middle third. */
function topAround(here: Town, nearest = here): number {
  const y = townDots[here][1]
  const maxOffset = PART_HEIGHT / 6
  const offset = Math.max(-maxOffset, Math.min(maxOffset, (townDots[nearest][1] - y) / 2))
  const top = y + offset - PART_HEIGHT / 2
  return Math.min(Math.max(0, top), mapSize.height - PART_HEIGHT)
}

const waters = [
  { name: 'Tyne', x: 14, y: 108 },
  { name: 'Wear', x: 112, y: 264 },
  { name: 'Tees', x: 180, y: 360 },
  { name: 'North Sea', x: 262, y: 196, letterSpacing: 2 },
]

/** Where a name starts, or ends, seen from its dot. */
const names: Record<Town, [x: number, y: number, anchor?: 'end']> = {
  Sunderland: [9, 6],
  Newcastle: [-9, -6, 'end'],
  Middlesbrough: [-16, 21],
  Durham: [-9, 5, 'end'],
  Gateshead: [9, 9],
  'South Shields': [22, 10],
  'North Shields': [34, 4],
  'Whitley Bay': [30, 3],
  Washington: [-9, 7, 'end'],
  Hartlepool: [14, 5],
}

interface DotProps {
  town: Town
  isHere: boolean
  href: string | undefined
}

function Dot({ town, isHere, href }: DotProps) {
  const [x, y] = townDots[town]
  const [right, down, anchor] = names[town]
  const dot = (
    <>
      {isHere && <circle cx={x} cy={y} r="9" fill="none" className="stroke-brick" />}
      <circle
        cx={x}
        cy={y}
        r="4.5"
        className={href || isHere ? 'fill-brick' : 'fill-white stroke-slate'}
      />
      <text
        // Clear of the ring.
        x={isHere ? x + right + 4 * Math.sign(right) : x + right}
        y={y + down}
        textAnchor={anchor}
        className={isHere ? 'fill-brick font-semibold' : 'fill-anthracite font-medium'}
      >
        {town}
      </text>
    </>
  )
  if (!href) return dot
  return (
    <a href={href} tabIndex={-1} className="hover:underline">
      {dot}
    </a>
  )
}
