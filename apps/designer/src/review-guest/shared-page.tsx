import { addSharedComment, type DraftComment, type SharedDraft } from '@passepartout/contracts'
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react'
import { appendUnlessPresent } from '../review-owner/append-unless-present.ts'
import { CommentForm } from './comment-form.tsx'
import { storeCommentKey } from './comment-keys.ts'
import { CommentThread } from './comment-thread.tsx'
import { useNearViewport, usePageImage } from './page-image.tsx'
import { useShared } from './shared-context.ts'

interface Place {
  x: number
  y: number
}

interface SharedPageProps {
  page: SharedDraft['pages'][number]
  draft: SharedDraft
  /** Name of the guest, once entered. */
  person: string
  onPerson: (person: string) => void
  /** Changes the comments of all pages. */
  onComments: (changed: (comments: DraftComment[]) => DraftComment[]) => void
}

const MIDDLE: Place = { x: 0.5, y: 0.5 }

const positionStyle = ({ x, y }: Place) => ({ '--x': `${x * 100}%`, '--y': `${y * 100}%` }) as CSSProperties

/** A page with its comments; guests with the right to comment click a point of it. */
export function ReviewPage({ page, draft, person, onPerson, onComments }: SharedPageProps) {
  const { t, client, token } = useShared()
  const frame = useRef<HTMLElement>(null)
  const picture = usePageImage(page, draft.revision, useNearViewport(frame))
  const [isTaken, setTaken] = useState(false)
  const commentButton = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const isOnly = draft.pages.length === 1
  const name = isOnly ? t('shared.only') : t(`page.${page.label.key}`, page.label.params)
  const comments = draft.comments.filter(({ pageId }) => pageId === page.id)
  const mayComment = draft.right !== 'view'

  const begin = (at: Place) => {
    setTaken(false)
    setPlace(at)
  }
  const point = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    begin({
      x: Math.min(1, Math.max(0, (event.clientX - left) / width)),
      y: Math.min(1, Math.max(0, (event.clientY - top) / height)),
    })
  }
  return (
    <figure ref={frame} tabIndex={-1} style={{ '--ratio': page.ratio } as CSSProperties}>
      <div className="shared-paper" data-failed={picture === 'failed' ? '' : undefined}>
        {picture === null && <p className="shared-waiting">{t('shared.opening')}</p>}
        {picture === 'failed' && <p>{t('shared.missing')}</p>}
        {picture && picture !== 'failed' && (
          // Keyboard users have the button below the page.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <img
            src={picture}
            alt={t('shared.picture', { page: name })}
            data-points={mayComment ? '' : undefined}
            onClick={mayComment ? point : undefined}
          />
        )}
        {comments.map(comment => (
          <a
            key={comment.id}
            className="comment-number shared-pin"
            href={`#said-${comment.id}`}
            data-done={comment.isDone ? '' : undefined}
            style={positionStyle(comment)}
            aria-label={t('shared.pin', { number: comment.number, name: comment.author })}
            onClick={event => {
              // Prevents navigation: the fragment of the address holds the token.
              event.preventDefault()
              document.getElementById(`said-${comment.id}`)?.focus()
            }}
          >
            {comment.number}
          </a>
        ))}
        {place && (
          <span
            className="comment-number shared-pin"
            data-new=""
            style={positionStyle(place)}
            aria-hidden="true"
          />
        )}
      </div>
      {!isOnly && <figcaption>{name}</figcaption>}
      {comments.length > 0 && (
        <ul className="shared-comments" aria-label={t('shared.comments', { page: name })}>
          {comments.map(comment => (
            <CommentThread
              key={comment.id}
              {...{ comment, person, onPerson }}
              mayAnswer={mayComment}
              onChange={changed =>
                onComments(all => all.map(one => (one.id === comment.id ? changed(one) : one)))
              }
              onTakenBack={() => {
                onComments(all => all.filter(one => one.id !== comment.id))
                setTaken(true)
                // The comment button is hidden while a form is open.
                const next = commentButton.current ?? frame.current
                next?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <p role="status" className="quiet">
        {isTaken && t('shared.takenBack')}
      </p>
      {mayComment &&
        (place ? (
          <CommentForm
            label={t('shared.comment')}
            submit={t('shared.send')}
            start=""
            hint={t('shared.point')}
            person={{ name: person, onName: onPerson }}
            onClose={() => setPlace(null)}
            send={text =>
              client.call(addSharedComment, {
                body: { token, pageId: page.id, ...place, author: person, text },
              })
            }
            onSent={({ key, ...comment }) => {
              storeCommentKey(comment.id, key)
              setPlace(null)
              onComments(all => appendUnlessPresent(all, comment))
            }}
          />
        ) : (
          <p className="shared-offer">
            <button ref={commentButton} type="button" className="button" onClick={() => begin(MIDDLE)}>
              {t('shared.say')}
              {!isOnly && <span className="quiet"> {name}</span>}
            </button>
          </p>
        ))}
    </figure>
  )
}
