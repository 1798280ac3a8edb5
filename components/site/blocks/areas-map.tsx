import { areas } from '@/lib/content/areas'
import { land, mapSize, rivers, townDots } from '@/lib/content/map'
import type { Town } from '@/lib/projects/towns'

interface AreasMapProps {
  /** Where a town's projects are; undefined where there are none. */
  hrefOf: (town: Town) => string | undefined
}

/**
 * The coast, the three rivers and the ten towns. Hidden from screen readers and the tab order, since the
 * list beside it names and links the same towns; its dots are shortcuts for a mouse.
 */
export function AreasMap({ hrefOf }: AreasMapProps) {
  const { width, height } = mapSize
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
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
        <text x="14" y="108">
          Tyne
        </text>
        <text x="112" y="264">
          Wear
        </text>
        <text x="180" y="360">
          Tees
        </text>
        <text x="262" y="196" letterSpacing="2">
          North Sea
        </text>
      </g>
      {areas.map((town) => (
        <Dot key={town} town={town} href={hrefOf(town)} />
      ))}
    </svg>
  )
}

/** Where a name starts, seen from its dot; a negative x stands left of it and ends there. */
const names: Record<Town, [x: number, y: number]> = {
  Sunderland: [9, 6],
  Newcastle: [-9, -6],
  Middlesbrough: [-16, 21],
  Durham: [-9, 5],
  Gateshead: [9, 9],
  'South Shields': [9, 16],
  'North Shields': [16, 0],
  'Whitley Bay': [14, 3],
  Washington: [-9, 7],
  Hartlepool: [12, 12],
}

interface DotProps {
  town: Town
  href: string | undefined
}

function Dot({ town, href }: DotProps) {
  const [x, y] = townDots[town]
  const [right, down] = names[town]
  const dot = (
    <>
      <circle cx={x} cy={y} r="4.5" className={href ? 'fill-brick' : 'fill-white stroke-slate'} />
      <text
        x={x + right}
        y={y + down}
        textAnchor={right === -9 ? 'end' : undefined}
        className="fill-anthracite font-medium"
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
