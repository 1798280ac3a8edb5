import { type ReactNode, ViewTransition } from 'react'

/** Names a project's picture, so that a browser that can do so carries it from card to page and back. */
export function ProjectPicture({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`project-${id}`} share="project-picture" default="none">
      {children}
    </ViewTransition>
  )
}
