import { ArrowRightIcon } from './icons.tsx'

const NUMBER =
  'grid size-11 place-items-center rounded-full no-underline hover:bg-row-hover aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent'

interface PaginationProps {
  label: string
  /** Page numbers in order; a gap replaces omitted ones. */
  entries: readonly (number | 'gap')[]
  current: number
  hrefOf: (page: number) => string
  /** Name of a page, such as "Page 3". */
  nameOf: (page: number) => string
  /** Spoken text of the link to the next page, if there is one. */
  next?: string | undefined
}

export function Pagination({ label, entries, current, hrefOf, nameOf, next }: PaginationProps) {
  return (
    <nav aria-label={label}>
      <ul className="figures flex flex-wrap items-center gap-0.5">
        {entries.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`after-${String(entries[index - 1])}`} aria-hidden="true" className="px-2">
              …
            </li>
          ) : (
            <li key={entry}>
              <a
                href={hrefOf(entry)}
                aria-current={entry === current ? 'page' : undefined}
                aria-label={nameOf(entry)}
                className={NUMBER}
              >
                {entry}
              </a>
            </li>
          ),
        )}
        {next && (
          <li>
            <a href={hrefOf(current + 1)} rel="next" className={NUMBER}>
              <span className="sr-only">{next}</span>
              <ArrowRightIcon size={18} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
