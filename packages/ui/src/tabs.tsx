import type { CSSProperties, ReactNode } from 'react'

/**
 * Views of which one is visible: a row of headings above the view, on a phone an accordion. Native disclosures, so it
 * needs no script; the browser closes the others.
 */
export function Tabs({
  name,
  tabs,
}: {
  name: string
  tabs: readonly { id: string; title: string; content: ReactNode }[]
}) {
  return (
    <div className="tabs" style={{ '--tabs': tabs.length } as CSSProperties}>
      {tabs.map(({ id, title, content }, index) => (
        <details key={id} id={id} name={name} open={index === 0}>
          <summary>{title}</summary>
          <div className="pt-5 pb-6">{content}</div>
        </details>
      ))}
    </div>
  )
}
