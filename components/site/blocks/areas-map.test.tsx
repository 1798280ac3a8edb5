import { render } from '@testing-library/react'
import { mapSize, onMap, townPlaces } from '@/lib/content/map'
import { areas } from '@/lib/content/site'
import { AreasMap } from './areas-map'

function show() {
  const { container } = render(
    <AreasMap hrefOf={(town) => (town === 'Durham' ? '/projects/in/durham' : undefined)} />,
  )
  return container
}

const KM_PER_DEGREE = 111.2

test('towns lie as far apart as they do in the country', () => {
  const scale = onMap([54.1, -1.5]).y - onMap([55.1, -1.5]).y
  for (const one of areas) {
    for (const other of areas) {
      const [north, east] = townPlaces[one]
      const [otherNorth, otherEast] = townPlaces[other]
      const narrower = Math.cos((((north + otherNorth) / 2) * Math.PI) / 180)
      const km = KM_PER_DEGREE * Math.hypot(north - otherNorth, (east - otherEast) * narrower)
      const [a, b] = [onMap(townPlaces[one]), onMap(townPlaces[other])]
      const drawn = (KM_PER_DEGREE * Math.hypot(a.x - b.x, a.y - b.y)) / scale
      expect(Math.abs(drawn - km)).toBeLessThan(0.3)
    }
  }
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
