import type { GuestBookEntry } from '@passepartout/contracts'

/** A guest's entry with name and day, in the writing direction of its script. */
export function EntryText({ entry: { author, text, writtenAt } }: { entry: GuestBookEntry }) {
  return (
    <figure>
      <blockquote dir="auto" className="whitespace-pre-line break-words">
        {text}
      </blockquote>
      <figcaption className="mt-2 text-14 text-muted">
        <bdi className="font-semibold text-ink">{author}</bdi>, {writtenAt.text}
      </figcaption>
    </figure>
  )
}
