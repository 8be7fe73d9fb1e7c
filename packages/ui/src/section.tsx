import type { ReactNode } from 'react'

/** A page section: heading, a sentence, a link at the right, and its content, in the rhythm of the page. */
export function Section({
  title,
  text,
  more,
  children,
  id,
  className = '',
}: {
  title?: ReactNode
  text?: ReactNode
  more?: ReactNode
  children: ReactNode
  id?: string
  className?: string
}) {
  return (
    <section id={id} className={`wrap py-section ${className}`}>
      {title && (
        <div className="mb-section-head flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <div>
            <h2 className="type-h2">{title}</h2>
            {text && <p className="type-lead measure mt-2">{text}</p>}
          </div>
          {more}
        </div>
      )}
      {children}
    </section>
  )
}
