import { fireEvent, render, screen } from '@testing-library/react'
import { Image } from './image'

const blur = 'data:image/webp;base64,AAAA'

function setUp(props: Partial<Parameters<typeof Image>[0]> = {}) {
  render(<Image src="/door.jpg" alt="A green door" width={1200} height={800} {...props} />)
  return screen.getByAltText('A green door')
}

it('is what next/image makes: optimised sizes, lazy, room kept free', () => {
  const image = setUp({ sizes: '50vw', quality: 60 })
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('width', '1200')
  expect(image).toHaveAttribute('height', '800')
  expect(image.getAttribute('srcset')).toMatch(/\/_next\/image\?url=%2Fdoor\.jpg&w=828&q=60 828w/)
})

it('fills its frame where told to', () => {
  const image = setUp({ fill: true, width: undefined, height: undefined })
  expect(image).toHaveStyle({ position: 'absolute', width: '100%', height: '100%' })
})

it('shows the alternative text where the picture fails', () => {
  expect(setUp().style.color).toBe('')
})

it('has its blur behind it until it is there, and no longer', () => {
  const image = setUp({ blurDataURL: blur })
  expect(image.style.backgroundImage).toContain(blur)
  expect(image).not.toHaveAttribute('placeholder')
  fireEvent.load(image)
  expect(image.style.backgroundImage).not.toContain(blur)
})

it('takes the blur of an imported picture', () => {
  const src = { src: '/_next/door.jpg', width: 1200, height: 800, blurDataURL: blur }
  expect(setUp({ src }).style.backgroundImage).toContain(blur)
})
