import type { ReactNode } from 'react'

/** The whole page where there is no design to show. */
export function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="shared-message">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
