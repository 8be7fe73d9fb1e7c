import { addSharedComment, type DraftComment, type SharedDraft } from '@passepartout/contracts'
import { type CSSProperties, type FormEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useNear, usePicture } from './page-picture.tsx'
import { useShared, useTimeOf } from './shared-context.ts'

interface Place {
  x: number
  y: number
}

interface SharedPageProps {
  page: SharedDraft['pages'][number]
  draft: SharedDraft
  /** Who speaks here, once they said it. */
  person: string
  onPerson: (person: string) => void
  onSaid: (comment: DraftComment) => void
}

const MIDDLE: Place = { x: 0.5, y: 0.5 }

const at = ({ x, y }: Place) => ({ '--x': `${x * 100}%`, '--y': `${y * 100}%` }) as CSSProperties

/** A page with what was said about it; whoever may comment points at a place of it. */
export function SharedPageView({ page, draft, person, onPerson, onSaid }: SharedPageProps) {
  const { t } = useShared()
  const frame = useRef<HTMLElement>(null)
  const picture = usePicture(page, draft.revision, useNear(frame))
  const [place, setPlace] = useState<Place | null>(null)
  const id = useId()
  const isOnly = draft.pages.length === 1
  const name = isOnly ? t('shared.only') : t(`page.${page.label.key}`, { number: page.label.number })
  const comments = draft.comments.filter(({ pageId }) => pageId === page.id)
  const mayComment = draft.right !== 'view'

  const point = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setPlace({
      x: Math.min(1, Math.max(0, (event.clientX - left) / width)),
      y: Math.min(1, Math.max(0, (event.clientY - top) / height)),
    })
  }
  return (
    <figure ref={frame} style={{ '--ratio': page.ratio } as CSSProperties}>
      <div className="shared-paper" data-failed={picture === 'failed' ? '' : undefined}>
        {picture === 'failed' ? (
          <p>{t('shared.missing')}</p>
        ) : (
          picture && (
            // Whoever has no pointer takes the button below the page.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <img
              src={picture}
              alt={t('shared.picture', { page: name })}
              data-points={mayComment ? '' : undefined}
              onClick={mayComment ? point : undefined}
            />
          )
        )}
        {comments.map((comment, index) => (
          <a
            key={comment.id}
            className="shared-pin"
            href={`#said-${comment.id}`}
            data-done={comment.isDone ? '' : undefined}
            style={at(comment)}
            aria-label={t('shared.pin', { number: index + 1, name: comment.author })}
            onClick={event => {
              // The address keeps what opens the design.
              event.preventDefault()
              document.getElementById(`said-${comment.id}`)?.focus()
            }}
          >
            {index + 1}
          </a>
        ))}
        {place && <span className="shared-pin" data-new="" style={at(place)} aria-hidden="true" />}
      </div>
      {!isOnly && <figcaption>{name}</figcaption>}
      {comments.length > 0 && (
        <ol className="shared-comments" aria-label={t('shared.comments', { page: name })}>
          {comments.map(comment => (
            <Said key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {mayComment &&
        (place ? (
          <CommentForm
            {...{ page, place, person, onPerson, id }}
            onClose={() => setPlace(null)}
            onSaid={comment => {
              setPlace(null)
              onSaid(comment)
            }}
          />
        ) : (
          <p className="shared-offer">
            <button type="button" className="button" onClick={() => setPlace(MIDDLE)}>
              {t('shared.say')}
              {!isOnly && <span className="quiet"> {name}</span>}
            </button>
          </p>
        ))}
    </figure>
  )
}

function Said({ comment }: { comment: DraftComment }) {
  const { t } = useShared()
  const timeOf = useTimeOf()
  return (
    <li id={`said-${comment.id}`} tabIndex={-1}>
      <p className="small muted">
        <strong>{comment.author}</strong>, {timeOf(comment.createdAt)}
        {comment.isDone && <span className="shared-done"> {t('shared.done')}</span>}
      </p>
      <p className="shared-text">{comment.text}</p>
    </li>
  )
}

interface CommentFormProps extends Pick<SharedPageProps, 'page' | 'person' | 'onPerson' | 'onSaid'> {
  place: Place
  id: string
  onClose: () => void
}

function CommentForm({ page, place, person, onPerson, onSaid, onClose, id }: CommentFormProps) {
  const { t, client, token } = useShared()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    const body = { token, pageId: page.id, ...place, author: person, text }
    const answer = await client.call(addSharedComment, { body })
    setSending(false)
    if (answer.ok) return onSaid(answer.payload)
    setProblem((answer.status > 0 && answer.status < 500 && answer.message) || t('shared.failed'))
  }
  return (
    <form className="shared-form" onSubmit={event => void send(event)} aria-label={t('shared.say')}>
      <p className="small muted">{t('shared.point')}</p>
      <label htmlFor={`${id}-name`}>{t('shared.name')}</label>
      <input
        id={`${id}-name`}
        className="field"
        required
        maxLength={40}
        autoComplete="given-name"
        value={person}
        onChange={event => onPerson(event.currentTarget.value)}
      />
      <label htmlFor={`${id}-text`}>{t('shared.comment')}</label>
      <textarea
        id={`${id}-text`}
        className="field"
        required
        rows={3}
        maxLength={1000}
        // biome-ignore lint/a11y/noAutofocus: the form opens because somebody pointed at a place
        autoFocus
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p role="alert" className="shared-problem">
        {problem}
      </p>
      <div className="shared-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('shared.cancel')}
        </button>
        <button type="submit" className="button" data-kind="primary" aria-disabled={isSending}>
          {t('shared.send')}
        </button>
      </div>
    </form>
  )
}
