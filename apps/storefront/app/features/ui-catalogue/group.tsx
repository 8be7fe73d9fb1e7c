import type { ReactNode } from 'react'

/** One kind of component; its id is its anchor and the name of its screenshot in the regression test. */
export function Group({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <section id={id} className="ui-group" data-group={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="ui-title">
        {title}
      </h2>
      {text && <p className="ui-text">{text}</p>}
      {children}
    </section>
  )
}

/** Examples side by side. */
export function Row({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={wide ? 'ui-stack' : 'ui-row'}>{children}</div>
}

/** One example and the state it is in. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="ui-state">
      {children}
      <p className="ui-caption">{name}</p>
    </div>
  )
}
