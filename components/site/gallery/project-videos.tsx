import { SectionHeading } from '@/components/site/blocks/section-heading'
import { classNames } from '@/components/ui/class-names'
import type { Video } from '@/lib/projects/schema'

export function ProjectVideos({ videos, title }: { videos: readonly Video[]; title: string }) {
  if (videos.length === 0) return null
  const alone = videos.length === 1
  return (
    <section aria-labelledby="videos-title" className="wrap pt-16 lg:pt-24">
      <SectionHeading id="videos-title" title={alone ? 'Video' : 'Videos'} />
      <ul className={classNames('grid gap-6', !alone && 'lg:grid-cols-2')}>
        {videos.map((video, index) => (
          <li key={video.id}>
            <figure
              className={classNames(alone && 'items-end gap-x-6 lg:grid lg:grid-cols-[2fr_1fr]')}
            >
              <div className="pane p-1 sm:p-2">
                <Player video={video} label={video.caption ?? `${title}, video ${index + 1}`} />
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

/** Without a poster, loads as much as the first frame needs. */
function Player({ video: { src, type, poster }, label }: { video: Video; label: string }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: footage of a building site; the owner uploads no captions
    <video
      controls
      playsInline
      preload={poster ? 'none' : 'metadata'}
      poster={poster ?? undefined}
      aria-label={label}
      className="aspect-video w-full bg-anthracite"
    >
      <source src={src} type={type} />
      <a href={src}>Download the video</a>
    </video>
  )
}
