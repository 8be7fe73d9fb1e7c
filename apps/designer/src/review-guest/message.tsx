import type { ReactNode } from 'react'

/** The page's content where no design can be displayed. */
export function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="shared-message">
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}
