interface FooterSocialProps {
  facebook?: string | null
  instagram?: string | null
}

const iconClass =
  'tap inline-flex items-center justify-center border border-white/30 hover:bg-white hover:text-anthracite'

/** Only the networks the profile names (specification §2). */
export function FooterSocial({ facebook, instagram }: FooterSocialProps) {
  if (!facebook && !instagram) return null
  return (
    <div className="mt-6 flex">
      {facebook && (
        <a href={facebook} rel="noopener me" className={iconClass}>
          <span className="sr-only">Facebook</span>
          <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d="M13.6 21v-7.7h2.6l.4-3.1h-3V8.3c0-.9.3-1.5 1.6-1.5h1.6V4.1A20 20 0 0 0 14.4 4c-2.3 0-3.9 1.4-3.9 4v2.2H7.9v3.1h2.6V21h3.1Z" />
          </svg>
        </a>
      )}
      {instagram && (
        <a href={instagram} rel="noopener me" className={iconClass}>
          <span className="sr-only">Instagram</span>
          <svg
            width="22"
            height="22"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <rect x="4" y="4" width="16" height="16" rx="4.5" />
            <circle cx="12" cy="12" r="3.7" />
            <circle cx="16.5" cy="7.5" r=".6" fill="currentColor" />
          </svg>
        </a>
      )}
    </div>
  )
}
