import type { QualityDisplay } from '../product/quality.ts'

/** Quality by shape, colour and text (designer.md 8); the shape alone is sufficient. */
export function QualityIcon({ light, size = 16 }: { light: QualityDisplay; size?: number }) {
  return (
    <svg className="light-mark" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      {light === 'green' && (
        <>
          <circle cx="8" cy="8" r="7" fill="var(--good)" />
          <path d="m5 8.2 2 2 4-4.2" fill="none" stroke="#fff" strokeWidth="1.6" />
        </>
      )}
      {light === 'amber' && (
        <>
          <path d="M8 1.5 15.3 14H.7Z" fill="var(--warn-mark)" stroke="var(--warn)" strokeWidth="0.8" />
          <path d="M8 5.6v4.2M8 11.2v1.4" stroke="#3a2200" strokeWidth="1.5" />
        </>
      )}
      {light === 'red' && (
        <>
          <rect x="1" y="1" width="14" height="14" rx="2" fill="var(--bad)" />
          <path d="m5 5 6 6m0-6-6 6" stroke="#fff" strokeWidth="1.6" />
        </>
      )}
      {light === 'unknown' && (
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          stroke="var(--line-strong)"
          strokeWidth="1.6"
          strokeDasharray="30 8"
        />
      )}
    </svg>
  )
}
