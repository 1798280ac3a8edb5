import type { Video } from '@/lib/projects/schema'
import { SectionHeading } from './section-heading'

/** Nothing of a video is loaded before it is played. */
export function ProjectVideos({ videos, title }: { videos: readonly Video[]; title: string }) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="videos-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="videos-title" title={videos.length > 1 ? 'Videos' : 'Video'} />
      <ul className="grid gap-6 lg:grid-cols-2">
        {videos.map((video, index) => (
          <li key={video.id}>
            <figure>
              <div className="pane p-2">
                {/* biome-ignore lint/a11y/useMediaCaption: footage of a building site; the owner uploads no captions */}
                <video
                  controls
                  playsInline
                  preload="none"
                  poster={video.poster ?? undefined}
                  aria-label={video.caption ?? `${title}, video ${index + 1}`}
                  className="aspect-video w-full bg-anthracite"
                >
                  <source src={video.src} type={video.type} />
                  <a href={video.src}>Download the video</a>
                </video>
              </div>
              {video.caption && (
                <figcaption className="mt-2 text-base text-slate">{video.caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
