import { CloseIcon } from '@passepartout/ui/icons'
import { Note, Notice } from '@passepartout/ui/notice'
import { Hint } from '@passepartout/ui/popover'
import { Group, Row, State } from './group.tsx'

export function Overlays() {
  return (
    <>
      <Group id="messages" title="Notices, notes, toasts">
        <Notice heading="h3" title="Nothing matches all of these" text="Fewer filters show more.">
          <a href="#messages" className="button button-accent button-small mt-5">
            Remove the filters
          </a>
        </Notice>
        <Row wide>
          <Note>The price has changed: 39,95 € before, 33,95 € now.</Note>
          <Note look="error">This product cannot be ordered any more.</Note>
        </Row>
        <div className="ui-still">
          <div className="toasts">
            <div className="toast">
              <p>Put into the cart.</p>
              <button type="button">Undo</button>
            </div>
            <div className="toast toast-error">
              <p>No connection. Nothing is lost, please try again.</p>
              <button type="button" aria-label="Close">
                <CloseIcon size={20} />
              </button>
            </div>
          </div>
        </div>
      </Group>
      <Group
        id="dialogs"
        title="Dialog, sheet, hint"
        text="In the top layer, moved in and out; focus goes back by itself."
      >
        <Row>
          <State name="dialog">
            <button type="button" {...opens('ui-dialog')} className="button button-secondary">
              Open a dialog
            </button>
          </State>
          <State name="sheet">
            <button type="button" popoverTarget="ui-sheet" className="button button-secondary">
              Open a sheet
            </button>
          </State>
          <State name="Hint">
            <p>
              Lowest price of 30 days{' '}
              <Hint id="ui-hint" label="What is that?">
                The lowest price at which we sold this in the 30 days before it was reduced.
              </Hint>
            </p>
          </State>
        </Row>
        <dialog id="ui-dialog" aria-labelledby="ui-dialog-title" className="dialog">
          <div className="dialog-head">
            <h2 id="ui-dialog-title" className="type-h3">
              Take this size?
            </h2>
            <button type="button" {...closes('ui-dialog')} className="grid size-11 place-items-center">
              <CloseIcon size={22} />
              <span className="sr-only">Close</span>
            </button>
          </div>
          <div className="dialog-body">
            <p>What is in the middle scrolls if there is not enough room; head and foot stay.</p>
          </div>
          <div className="dialog-foot">
            <button type="button" {...closes('ui-dialog')} className="button button-accent">
              Cancel
            </button>
            <button type="button" {...closes('ui-dialog')} className="button button-primary">
              Take it
            </button>
          </div>
        </dialog>
        <div id="ui-sheet" popover="auto" className="sheet">
          <div className="dialog-head">
            <p className="type-h3">Filter</p>
          </div>
          <div className="dialog-body">
            <p>Comes from below at every width.</p>
          </div>
        </div>
      </Group>
    </>
  )
}

const opens = (id: string) => ({ commandfor: id, command: 'show-modal' })
const closes = (id: string) => ({ commandfor: id, command: 'close' })
