import { render, screen } from '@testing-library/react'
import type { Picture } from '@/lib/picture'
import { Image } from './image'

const door: Picture = {
  src: 'https://db.example/o/p/door.jpg',
  alt: 'A green door',
  width: 1200,
  height: 800,
  colour: '#445566',
  formats: ['avif', 'webp'],
}

function setUp(props: Partial<Parameters<typeof Image>[0]> = {}) {
  const { container } = render(<Image picture={door} alt={door.alt} sizes="50vw" {...props} />)
  return { image: screen.getByAltText(door.alt), source: container.querySelector('source') }
}

it('names each size in each format, and keeps its room free in its colour', () => {
  const { image, source } = setUp()
  const folder = 'https://db.example/o/p/door'
  expect(image).toHaveAttribute(
    'srcset',
    `${folder}/256.webp 256w, ${folder}/390.webp 390w, ${folder}/640.webp 640w, ${folder}/828.webp 828w, ${folder}/1440.webp 1200w`,
  )
  expect(source).toHaveAttribute('type', 'image/avif')
  expect(source?.getAttribute('srcset')).toBe(
    image.getAttribute('srcset')?.replaceAll('.webp', '.avif'),
  )
  for (const element of [image, source]) expect(element).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('src', door.src)
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '800'])
  expect(image).toHaveStyle({ backgroundColor: '#445566' })
})

it('loads late, unless the first screen shows it', () => {
  expect(setUp().image).toHaveAttribute('loading', 'lazy')
  document.body.innerHTML = ''
  const { image } = setUp({ priority: true })
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).toHaveAttribute('decoding', 'sync')
})

it('is the whole picture where its sizes are not made yet', () => {
  const { image, source } = setUp({ picture: { ...door, formats: [] } })
  expect(source).toBeNull()
  expect(image).toHaveAttribute('src', door.src)
  for (const name of ['srcset', 'sizes']) expect(image).not.toHaveAttribute(name)
})

it('shows a phone the part that fits, in each of its formats before the others', () => {
  const onPhone = { ...door, src: 'https://db.example/o/p/door-on-phone.jpg', width: 390 }
  setUp({ onPhone })
  const sources = [...document.querySelectorAll('source')]
  expect(sources.map(({ type, media }) => [type, media])).toEqual([
    ['image/avif', '(width < 40rem)'],
    ['image/webp', '(width < 40rem)'],
    ['image/avif', ''],
  ])
  expect(sources[0]).toHaveAttribute(
    'srcset',
    'https://db.example/o/p/door-on-phone/256.avif 256w, https://db.example/o/p/door-on-phone/390.avif 390w',
  )
})
