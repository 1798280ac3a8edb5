import { routes } from '@/lib/routes'

interface MessagePhotosProps {
  ids: readonly string[]
  /** The sender's name. */
  from: string
}

/** What the sender added: thumbnails that open large. */
export function MessagePhotos({ ids, from }: MessagePhotosProps) {
  if (ids.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={routes.messagePhoto(id)}
            target="_blank"
            rel="noreferrer"
            className="block border border-bar bg-white p-1 hover:border-brick"
          >
            {/* biome-ignore lint/performance/noImgElement: only its owner may load it */}
            <img
              src={`${routes.messagePhoto(id)}?size=small`}
              alt={`Sent by ${from}, ${index + 1} of ${ids.length}, opens in a new tab`}
              width={112}
              height={84}
              loading="lazy"
              className="h-21 w-28 bg-glass object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
