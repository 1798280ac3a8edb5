import { render } from '@testing-library/react'
import type { Video } from '@/lib/projects/schema'
import { ProjectVideos } from './project-videos'

const video: Video = {
  id: 'a',
  src: 'http://127.0.0.1:54321/storage/v1/object/public/videos/a.mp4',
  type: 'video/mp4',
  poster: '/poster.webp',
  caption: null,
  uploadedAt: '2026-03-01T10:00:00Z',
}

const player = (more: Partial<Video> = {}) =>
  render(<ProjectVideos title="A door" videos={[{ ...video, ...more }]} />).container.querySelector(
    'video',
  )

test('a poster takes the place of the video’s beginning', () => {
  expect(player()).toHaveAttribute('poster', '/poster.webp')
  expect(player()).toHaveAttribute('preload', 'none')
})
