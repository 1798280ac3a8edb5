import { cropOf, layOut, SHAPES, type Shape, sourceFor, wrap } from './share-layout'

const shapes = Object.keys(SHAPES) as Shape[]
const fits = (line: string) => line.length <= 12

describe('the two photos', () => {
  it.each(shapes)('stand beside each other, alike, above the words: %s', (shape) => {
    const { before, after, text } = layOut(shape, 'beside', 1)
    expect(after).toEqual({ ...before, x: before.x + before.width + 20 })
    expect(after.x + after.width).toBe(1080 - before.x)
    expect(text.y).toBe(before.y + before.height)
    expect(text.y + text.height).toBeLessThan(SHAPES[shape].height)
  })

  it.each(shapes)('stand above each other, alike, above the words: %s', (shape) => {
    const { before, after, text } = layOut(shape, 'above', 1)
    expect(after).toEqual({ ...before, y: before.y + before.height + 20 })
    expect(before.width).toBe(1080 - 2 * before.x)
    expect(text.y).toBe(after.y + after.height)
  })

  it('leave room for a title of two lines', () => {
    const [one, two] = [layOut('square', 'beside', 1), layOut('square', 'beside', 2)]
    expect(one.before.height - two.before.height).toBe(two.text.height - one.text.height)
    expect(two.text.y + two.text.height).toBe(one.text.y + one.text.height)
  })
})

describe('the part of a photo that is shown', () => {
  it.each([
    ['a wide photo loses its sides', { width: 1500, height: 1000 }, [500, 0, 500, 1000]],
    ['a tall one its top and bottom', { width: 500, height: 2000 }, [0, 500, 500, 1000]],
    ['one of the same shape nothing', { width: 50, height: 100 }, [0, 0, 50, 100]],
  ])('%s', (_, picture, [x, y, width, height]) => {
    expect(cropOf(picture, { width: 400, height: 800 })).toEqual({ x, y, width, height })
  })
})

describe('the stored size that is loaded', () => {
  const picture = { src: 'https://s/p.jpg', width: 3000, height: 2000, formats: ['webp'] as const }

  it.each([
    ['is the smallest that fills its place by width', { width: 800, height: 400 }, '828'],
    ['or by height', { width: 400, height: 800 }, '1440'],
    ['else the largest', { width: 400, height: 1800 }, '1920'],
  ])('%s', (_, box, width) => {
    expect(sourceFor(picture, box)).toBe(`https://s/p/${width}.webp`)
  })

  it('is the picture itself where no other is stored', () => {
    expect(sourceFor({ ...picture, formats: [] }, { width: 9, height: 9 })).toBe(picture.src)
  })
})

describe('a title', () => {
  it.each([
    ['stays on one line where it fits', 'Two doors', ['Two doors']],
    ['goes on in a second', 'Two green oak doors', ['Two green', 'oak doors']],
    [
      'ends in … where two are too few',
      'Two green oak doors in Durham',
      ['Two green', 'oak doors i…'],
    ],
    ['is cut within a long word', 'Windowsdoorsandmore in', ['Windowsdoor…', 'in']],
  ])('%s', (_, title, lines) => {
    expect(wrap(title, fits, 2)).toEqual(lines)
  })

  it('has one line where only one may be', () => {
    expect(wrap('Two green oak doors', fits, 1)).toEqual(['Two green o…'])
  })
})
