import { failureWords } from './words'

// specification §8
test.each([
  ['before', undefined, 'Failed to upload before image. Please try again.'],
  ['after', 'Bucket not found', 'Failed to upload after image: Bucket not found'],
  ['video', 'Too large', 'Failed to upload video: Too large'],
  ['video', undefined, 'Failed to upload video: The connection was lost. Please try again.'],
  ['replace', undefined, 'Failed to replace image'],
  ['replace', 'Too large', 'Failed to replace image: Too large'],
  ['logo', undefined, 'Failed to update logo'],
  ['logo', 'Too large', 'Too large'],
] as const)('a %s that fails with the reason %s: %s', (purpose, reason, words) => {
  expect(failureWords(purpose, 'lost', reason)).toBe(words)
})

test('a verdict on the file itself is shown as it comes', () => {
  expect(failureWords('before', 'rejected', 'Not a picture')).toBe('Not a picture')
})
