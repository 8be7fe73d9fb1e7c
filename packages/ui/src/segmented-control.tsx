interface SegmentsProps {
  label: string
  options: readonly { key: string | number; text: string; href: string; here: boolean }[]
  className?: string
}

/** A few exclusive choices, as links. */
export function SegmentedControl({ label, options, className = '' }: SegmentsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex gap-1 overflow-x-auto rounded-control border border-line-strong bg-raised p-[3px] text-14 [scrollbar-width:none]">
        {options.map(({ key, text, href, here }) => (
          <li key={key} className="max-sm:flex-1">
            <a
              href={href}
              rel="nofollow"
              aria-current={here ? 'true' : undefined}
              className="flex min-h-[38px] min-w-11 items-center justify-center rounded-control px-3.5 whitespace-nowrap no-underline hover:bg-row-hover focus-visible:-outline-offset-2 aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent max-sm:px-1.5 pointer-coarse:min-h-11"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
