import { ChevronRightIcon } from './icons.tsx'

export interface Crumb {
  text: string
  /** Missing for the page itself. */
  href?: string
}

/**
 * The path from the home page to this one on one line. Where space is short, the name of the page itself is truncated:
 * the headline repeats it.
 */
export function BreadcrumbTrail({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav
      aria-label={label}
      className="overflow-x-auto pt-3 pb-1 text-14 text-muted [scrollbar-width:none] print:hidden"
    >
      <ol className="flex items-center gap-2 whitespace-nowrap">
        {crumbs.map(({ text, href }, index) => (
          <li key={text} className="flex items-center gap-2 last:min-w-0">
            {index > 0 && <ChevronRightIcon size={14} className="flex-none" />}
            {href ? (
              <a href={href} className="py-1 no-underline hover:text-ink hover:underline">
                {text}
              </a>
            ) : (
              <span aria-current="page" className="truncate py-1 font-medium text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
