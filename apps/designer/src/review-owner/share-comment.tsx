import {
  type DraftComment,
  type DraftReply,
  deleteDraftReply,
  replyToDraftComment,
  resolveDraftComment,
} from '@passepartout/contracts'
import { pageLabel } from '@passepartout/document'
import { relativeTime } from '@passepartout/domain'
import { type FormEvent, useId, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { appendUnlessPresent } from './append-unless-present.ts'
import { useSubmit } from './use-submit.ts'

interface ShareCommentProps {
  comment: DraftComment
  onShow: () => void
}

/** A comment with its number, page, replies and the owner's actions. */
export function ShareComment({ comment, onShow }: ShareCommentProps) {
  const { t, data, client, design, editor, announcer } = useDesigner()
  const [isAnswering, setAnswering] = useState(false)
  const [problem, setProblem] = useState('')
  const { id, number, isDone, pageId, answers } = comment
  const format = new Intl.DateTimeFormat(data.shop.locale, { dateStyle: 'medium', timeStyle: 'short' })
  const timeOf = (time: string) => (
    <time dateTime={time} title={format.format(new Date(time))}>
      {relativeTime(Date.parse(time), Date.now(), data.shop.locale)}
    </time>
  )
  const isThere = editor.getSnapshot().document.pages.some(page => page.id === pageId)
  const page = usePageName()(pageId)

  /** Changes the current comment: others may have changed during a call. */
  const change = (changed: (comment: DraftComment) => DraftComment) =>
    design.set(({ shares }) => ({
      shares: shares.map(share => ({
        ...share,
        comments: share.comments.map(one => (one.id === id ? changed(one) : one)),
      })),
    }))
  const settle = async () => {
    change(now => ({ ...now, isDone: !isDone }))
    const answer = await client.call(resolveDraftComment, { params: { id }, body: { isDone: !isDone } })
    if (!answer.ok) change(now => ({ ...now, isDone }))
  }
  const takeBack = async (answer: DraftReply) => {
    const result = await client.call(deleteDraftReply, { params: { id: answer.id } })
    if (!result.ok && result.status !== 404) return setProblem(t('share.failed'))
    change(now => ({ ...now, answers: now.answers.filter(one => one.id !== answer.id) }))
    announcer.announce(t('share.takenBack'))
    document.getElementById(`comment-${id}`)?.focus()
  }
  return (
    <li id={`comment-${id}`} tabIndex={-1} data-done={isDone ? '' : undefined}>
      <p className="small muted comment-by">
        <span className="comment-number">
          <span className="quiet">{t('share.number', { number })}</span>
          <span aria-hidden>{number}</span>
        </span>
        <span>
          <strong>
            <bdi>{comment.author}</bdi>
          </strong>
          , {page}, {timeOf(comment.createdAt)}
          {comment.isChanged && ` (${t('share.changed')})`}
        </span>
      </p>
      <p className="share-text" dir="auto">
        {comment.text}
      </p>
      {answers.length > 0 && (
        <ul className="comment-answers">
          {answers.map(answer => (
            <li key={answer.id}>
              <p className="small muted">
                <strong>{answer.isMaker ? t('share.me') : <bdi>{answer.author}</bdi>}</strong>,{' '}
                {timeOf(answer.createdAt)}
                {answer.isMaker && (
                  <button type="button" className="text-button" onClick={() => void takeBack(answer)}>
                    {t('share.takeBack')}
                  </button>
                )}
              </p>
              <p className="share-text" dir="auto">
                {answer.text}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isAnswering && (
        <ReplyForm
          id={id}
          onClose={() => setAnswering(false)}
          onSaid={answer => {
            setAnswering(false)
            change(now => ({ ...now, answers: appendUnlessPresent(now.answers, answer) }))
            announcer.announce(t('share.answered'))
          }}
        />
      )}
      <p role="alert" className="share-problem">
        {problem}
      </p>
      <div className="share-tools">
        <label>
          <input type="checkbox" checked={isDone} onChange={() => void settle()} />
          {t('share.done')}
          <span className="quiet"> {t('share.number', { number })}</span>
        </label>
        {!isAnswering && (
          <button type="button" className="text-button" onClick={() => setAnswering(true)}>
            {t('share.answer')}
            <span className="quiet"> {t('share.number', { number })}</span>
          </button>
        )}
        {isThere && (
          <button
            type="button"
            className="text-button"
            onClick={() => {
              editor.session.showPage(pageId)
              onShow()
            }}
          >
            {t('share.show')}
            <span className="quiet"> {page}</span>
          </button>
        )}
      </div>
    </li>
  )
}

function ReplyForm({
  id,
  onClose,
  onSaid,
}: {
  id: string
  onClose: () => void
  onSaid: (answer: DraftReply) => void
}) {
  const { t, client } = useDesigner()
  const [text, setText] = useState('')
  const { problem, isSending, send } = useSubmit(t('share.failed'))
  const field = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(() => client.call(replyToDraftComment, { params: { id }, body: { text } }), onSaid)
  }
  return (
    <form className="share-answer" onSubmit={submit}>
      <label htmlFor={field}>{t('share.yourAnswer')}</label>
      <textarea
        id={field}
        className="field"
        required
        rows={2}
        maxLength={1000}
        // biome-ignore lint/a11y/noAutofocus: the form opens because somebody wants to answer
        autoFocus
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <p role="alert" className="share-problem">
        {problem}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('share.cancel')}
        </button>
        <button type="submit" className="button" data-kind="primary" aria-disabled={isSending}>
          {t('share.sendAnswer')}
        </button>
      </div>
    </form>
  )
}

export function usePageName(): (pageId: string) => string {
  const { t, shop, editor } = useDesigner()
  return pageId => {
    const label = pageLabel(editor.getSnapshot().document, pageId, shop.locale)
    return label ? t(`page.${label.key}`, label.params) : t('page.single', { number: 1 })
  }
}
