import type { ReactNode } from 'react'

/** In place of an empty list. */
export function EmptyList(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="pane px-5 py-16 text-center">
      <h2 className="text-h3">{props.title}</h2>
      <p className="mt-2 text-slate">{props.text}</p>
      {props.children && <div className="mt-6">{props.children}</div>}
    </div>
  )
}
