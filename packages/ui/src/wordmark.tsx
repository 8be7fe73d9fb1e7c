/** The mark of the gallery: a window in a mat, set high as a framer cuts it, followed by the name. */
export function PassepartoutMark({ size = 30, inverse = false }: { size?: number; inverse?: boolean }) {
  return (
    <svg width={(size * 25) / 30} height={size} viewBox="0 0 25 30" aria-hidden="true" className="flex-none">
      <rect
        x="1.25"
        y="1.25"
        width="22.5"
        height="27.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <rect x="7" y="6.5" width="11" height="13" fill={inverse ? 'currentColor' : 'var(--accent)'} />
    </svg>
  )
}

/**
 * Both shops' wordmarks as text in their display font; the kartenliebe one carries a drop over its i. Decorative: the
 * link around it carries the name.
 */
export function Wordmark({ channel, inverse = false }: { channel: string; inverse?: boolean }) {
  if (channel === 'kartenliebe') {
    return (
      <span
        aria-hidden="true"
        className={`relative inline-block font-display text-[min(1.75rem,7.8vw)] leading-none font-[500] tracking-[-0.045em] ${inverse ? 'text-on-inverse' : 'text-accent-hover'}`}
      >
        kartenl
        <span className="relative">
          ı
          <svg
            viewBox="0 0 10 12"
            className="absolute -top-[0.12em] left-1/2 h-[0.3em] w-[0.25em] -translate-x-1/2"
            aria-hidden="true"
          >
            <path d="M5 12C2 8.6.6 6.7.6 4.4a4.4 4.4 0 0 1 8.8 0C9.4 6.7 8 8.6 5 12Z" fill="#D98A73" />
          </svg>
        </span>
        ebe
      </span>
    )
  }
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-3">
      <PassepartoutMark inverse={inverse} />
      <span className="font-display text-[min(1.4375rem,5.2vw)] leading-none font-semibold tracking-[-0.03em]">
        Passepartout
      </span>
    </span>
  )
}
