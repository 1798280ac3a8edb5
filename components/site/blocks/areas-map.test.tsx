import { render } from '@testing-library/react'
import { areas } from '@/lib/content/areas'
import { areasFromNorth, mapSize, townDots } from '@/lib/content/map'
import { townCentres, townsNear } from '@/lib/projects/nearest-town'
import type { Town } from '@/lib/projects/towns'
import { AreasMap } from './areas-map'

function show() {
  const { container } = render(
    <AreasMap hrefOf={(town) => (town === 'Durham' ? '/projects/in/durham' : undefined)} />,
  )
  return container
}

const namesIn = (map: Element) => [...map.querySelectorAll('text')].map((text) => text.textContent)

const KM_PER_DEGREE = 111.2
const UNITS_PER_DEGREE = 640
/** Clear of their neighbours. */
const moved: Town[] = ['Gateshead', 'North Shields', 'South Shields']

test.each(areas)('%s lies where it does in the country', (town) => {
  const [latitude, longitude] = townCentres[town]
  const narrower = Math.cos((54.8 * Math.PI) / 180)
  const [x, y] = townDots[town]
  const right = x - (longitude + 1.92) * narrower * UNITS_PER_DEGREE
  const down = y - (55.1 - latitude) * UNITS_PER_DEGREE
  const km = (KM_PER_DEGREE * Math.hypot(right, down)) / UNITS_PER_DEGREE
  expect(km).toBeLessThan(moved.includes(town) ? 1.2 : 0.3)
})

test('no dot touches the ring of another', () => {
  const near = areas.flatMap((one) =>
    areas.filter((other) => {
      const [x, y] = townDots[one]
      const [otherX, otherY] = townDots[other]
      return one !== other && Math.hypot(x - otherX, y - otherY) < 13.5
    }),
  )
  expect(near).toEqual([])
})

test('lists of towns run from north to south', () => {
  expect(areasFromNorth.slice(0, 3)).toEqual(['Whitley Bay', 'North Shields', 'South Shields'])
  expect(areasFromNorth.slice(-2)).toEqual(['Hartlepool', 'Middlesbrough'])
})

test('each town has its name, none across another or beyond the edge', () => {
  const boxes = [...show().querySelectorAll('text')].map((text) => {
    const size = Number(text.closest('[font-size]')?.getAttribute('font-size'))
    const width = (text.textContent?.length ?? 0) * size * 0.56
    const x = Number(text.getAttribute('x'))
    const left = text.getAttribute('text-anchor') === 'end' ? x - width : x
    const bottom = Number(text.getAttribute('y')) + size * 0.2
    return { name: text.textContent, left, right: left + width, top: bottom - size, bottom }
  })
  expect(boxes.map(({ name }) => name)).toEqual(expect.arrayContaining([...areas]))
  for (const box of boxes) {
    expect(box.left).toBeGreaterThan(0)
    expect(box.right).toBeLessThan(mapSize.width)
    const crossed = boxes.filter(
      (other) =>
        other !== box &&
        other.left < box.right &&
        box.left < other.right &&
        other.top < box.bottom &&
        box.top < other.bottom,
    )
    expect(crossed).toEqual([])
  }
})

test.each([
  ['Durham', ['Sunderland', 'Durham', 'Hartlepool', 'Wear'], ['Middlesbrough', 'Washington']],
  ['Middlesbrough', ['Middlesbrough', 'Hartlepool', 'Durham', 'Tees'], ['Newcastle', 'Tyne']],
  ['Whitley Bay', ['Whitley Bay', 'Sunderland', 'Tyne'], ['Hartlepool', 'Tees']],
] as const)('around %s it names the towns near it that have projects', (here, near, far) => {
  const hrefOf = (town: Town) => (town === 'Washington' ? undefined : `/projects/in/${town}`)
  const { container: map } = render(<AreasMap hrefOf={hrefOf} here={here} />)
  const names = namesIn(map)
  expect(names).toEqual(expect.arrayContaining([...near]))
  for (const name of far) expect(names).not.toContain(name)
  expect(map.querySelectorAll('circle[r="9"]')).toHaveLength(1)
})

test.each(areas)('the part drawn around %s takes in the nearest town, no name cut off', (here) => {
  const [nearest] = townsNear(here)
  const { container } = render(
    <AreasMap hrefOf={() => '/projects'} here={here} nearest={nearest} />,
  )
  expect(namesIn(container)).toEqual(expect.arrayContaining([here, nearest]))
  const [, top = 0, , height = 0] = (container.firstElementChild?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number)
  for (const text of container.querySelectorAll('text')) {
    const y = Number(text.getAttribute('y'))
    expect(y - 10).toBeGreaterThan(top - 1)
    expect(y + 4).toBeLessThan(top + height)
  }
})

test('a town with projects leads to them, for a mouse alone: the list has the links', () => {
  const map = show()
  expect(map.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  const [link, ...others] = map.querySelectorAll('a')
  expect(link).toHaveTextContent('Durham')
  expect(link).toHaveAttribute('href', '/projects/in/durham')
  expect(link).toHaveAttribute('tabindex', '-1')
  expect(others).toEqual([])
})

test('it weighs little', () => {
  expect(show().innerHTML.length).toBeLessThan(4_000)
})
