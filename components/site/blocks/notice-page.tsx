import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { routes } from '@/lib/routes'

interface NoticePageProps {
  title: string
  text: string
  /** Links and buttons. */
  children: ReactNode
  /** In the server's log. */
  reference?: string
}

/** In place of a page that cannot be shown: a window with one light out. */
export function NoticePage({ title, text, children, reference }: NoticePageProps) {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-10 py-16 md:grid-cols-[2fr_1fr] lg:py-28">
      <div>
        <h1 className="max-w-[10.6em] text-h1">{title}</h1>
        <p className="mt-4 max-w-lead text-lg">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3">{children}</div>
        {reference && <p className="mt-5 text-base text-slate">Reference {reference}</p>}
      </div>
      <svg viewBox="0 0 200 240" aria-hidden="true" className="w-40 md:w-full md:max-w-64">
        <path className="fill-white stroke-bar" d="M.5.5h199v239H.5z" />
        <path className="fill-glass" d="M12 12h84v70H12zM12 92h84v136H12zM104 92h84v136h-84z" />
        <path className="fill-anthracite" d="M104 12h84v70h-84z" />
        <path className="fill-none stroke-white" d="m24 72 40-50M70 210l24-34M122 200l50-64" />
      </svg>
    </div>
  )
}

/** Its links are plain ones, which also work before the page is hydrated. */
export function NotFoundNotice() {
  return (
    <NoticePage
      title="We can't find that page"
      text="It may have moved, or the link may be mistyped."
    >
      <a href={routes.home} className={buttonClass()}>
        Go to the home page
      </a>
      <a href={routes.projects} className={buttonClass('secondary')}>
        See our projects
      </a>
    </NoticePage>
  )
}

export function ProjectNotFoundNotice() {
  return (
    <NoticePage
      title="We can't find that project"
      text="It may have been taken down, or the link may be mistyped. Have a look at our other projects."
    >
      <a href={routes.projects} className={buttonClass()}>
        See our projects
      </a>
    </NoticePage>
  )
}
