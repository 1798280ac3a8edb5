import { getImageProps, type ImageProps } from 'next/image'
import { foldSrcSet, srcSetOf } from './src-set'

const made = (props: Partial<ImageProps>) =>
  getImageProps({ src: '/a&w=7 b.jpg', alt: '', width: 1200, height: 800, ...props }).props

it.each([
  ['as wide as the window', { sizes: '100vw' }],
  ['half as wide', { sizes: '(min-width: 64rem) 50vw, 100vw', quality: 60 }],
  ['in its frame', { fill: true, width: undefined, height: undefined, sizes: '30vw' }],
])('a picture %s keeps the very addresses it had', (_, props) => {
  const { src, srcSet } = made(props)
  const folded = foldSrcSet({ src, srcSet })
  expect(folded).toEqual({ src, widths: expect.any(Array) })
  expect(srcSetOf(src, folded.widths ?? [])).toBe(srcSet)
})

it.each<[string, { src: string; srcSet?: string }]>([
  ['for denser screens', made({})],
  ['of another form', { src: '/p.jpg', srcSet: '/p-390.jpg 390w, /p-640.jpg 640w' }],
  ['none', { src: '/p.jpg' }],
])('sizes %s stay written out', (_, { src, srcSet }) => {
  expect(foldSrcSet({ src, srcSet })).toEqual({ src, srcSet })
})
