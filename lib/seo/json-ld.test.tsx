import { render } from '@testing-library/react'
import { escapedJson, JsonLd } from './json-ld'

const hostile = '</script><script>alert(1)</script><!-- & \u2028 " \\'

test('no text can close the script element, and the data stay the same', () => {
  const json = escapedJson({ name: hostile })
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ name: hostile })
})

test('renders one script of data', () => {
  const { container } = render(<JsonLd graph={[{ '@type': 'Thing', name: hostile }]} />)
  const scripts = container.querySelectorAll('script')
  expect(scripts).toHaveLength(1)
  expect(scripts[0]).toHaveAttribute('type', 'application/ld+json')
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: hostile }],
  })
})
