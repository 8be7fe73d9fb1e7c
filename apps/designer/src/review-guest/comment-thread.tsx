import {
  changeSharedComment,
  type DraftComment,
  removeSharedComment,
  replyToSharedComment,
} from '@passepartout/contracts'
import { useState } from 'react'
import { appendUnlessPresent } from '../review-owner/append-unless-present.ts'
import { useSubmit } from '../review-owner/use-submit.ts'
import { CommentForm } from './comment-form.tsx'
import { commentKeyOf, deleteCommentKey } from './comment-keys.ts'
import { useShared, useTimeFormatter } from './shared-context.ts'

interface CommentThreadProps {
  comment: DraftComment
  person: string
  onPerson: (person: string) => void
  /** Changes the comment based on its current state. */
  onChange: (changed: (comment: DraftComment) => DraftComment) => void
  onTakenBack: () => void
  mayAnswer: boolean
}

/** A comment with its replies; the author's browser may change it until it is answered or marked as done. */
export function CommentThread({
  comment,
  person,
  onPerson,
  onChange,
  onTakenBack,
  mayAnswer,
}: CommentThreadProps) {
  const { t, client, token } = useShared()
  const timeOf = useTimeFormatter()
  const [open, setOpen] = useState<'change' | 'answer' | null>(null)
  const { problem, send } = useSubmit(t('shared.failed'))
  const { id, number, answers, isDone } = comment
  const key = commentKeyOf(id)
  const isOwn = key !== null && answers.length === 0 && !isDone
  const about = <span className="quiet"> {t('shared.number', { number })}</span>

  const takeBack = () =>
    send(
      () => client.call(removeSharedComment, { params: { id }, body: { token, key: key ?? '' } }),
      () => {
        deleteCommentKey(id)
        onTakenBack()
      },
    )
  return (
    <li id={`said-${id}`} tabIndex={-1} data-done={isDone ? '' : undefined}>
      <p className="small muted comment-by">
        <span className="comment-number" aria-hidden>
          {number}
        </span>
        <span>
          <strong>
            <bdi>{comment.author}</bdi>
          </strong>
          , {timeOf(comment.createdAt)}
          {comment.isChanged && ` (${t('shared.changed')})`}
          {isDone && <span className="shared-done"> {t('shared.done')}</span>}
        </span>
      </p>
      {open === 'change' ? (
        <CommentForm
          label={t('shared.comment')}
          submit={t('shared.save')}
          start={comment.text}
          onClose={() => setOpen(null)}
          send={text =>
            client.call(changeSharedComment, { params: { id }, body: { token, key: key ?? '', text } })
          }
          onSent={({ text, isChanged }) => {
            setOpen(null)
            onChange(now => ({ ...now, text, isChanged }))
          }}
        />
      ) : (
        <p className="shared-text" dir="auto">
          {comment.text}
        </p>
      )}
      {answers.length > 0 && (
        <ul className="comment-answers">
          {answers.map(answer => (
            <li key={answer.id}>
              <p className="small muted">
                <strong>{answer.isMaker ? t('shared.maker') : <bdi>{answer.author}</bdi>}</strong>,{' '}
                {timeOf(answer.createdAt)}
              </p>
              <p className="shared-text" dir="auto">
                {answer.text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {open === 'answer' && (
        <CommentForm
          label={t('shared.answerText')}
          submit={t('shared.sendAnswer')}
          start=""
          person={{ name: person, onName: onPerson }}
          onClose={() => setOpen(null)}
          send={text =>
            client.call(replyToSharedComment, { params: { id }, body: { token, author: person, text } })
          }
          onSent={answer => {
            setOpen(null)
            onChange(now => ({ ...now, answers: appendUnlessPresent(now.answers, answer) }))
          }}
        />
      )}
      <p role="alert" className="shared-problem">
        {problem}
      </p>
      {open === null && mayAnswer && (
        <p className="shared-tools">
          {isOwn ? (
            <>
              <button type="button" className="text-button" onClick={() => setOpen('change')}>
                {t('shared.change')}
                {about}
              </button>
              <button type="button" className="text-button" onClick={() => void takeBack()}>
                {t('shared.takeBack')}
                {about}
              </button>
              <span className="small muted">{t('shared.own')}</span>
            </>
          ) : (
            <button type="button" className="text-button" onClick={() => setOpen('answer')}>
              {t('shared.answer')}
              {about}
            </button>
          )}
        </p>
      )}
    </li>
  )
}
