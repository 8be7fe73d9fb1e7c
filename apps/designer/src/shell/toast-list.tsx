import { useDesigner, useView } from '../state/designer-context.ts'

export function ToastList() {
  const {
    toasts: { dismiss },
  } = useDesigner()
  const toasts = useView(state => state.toasts)
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text, kind, action }) => (
        <div key={id} className="toast" data-kind={kind}>
          <p>{text}</p>
          {action && (
            <button
              type="button"
              onClick={() => {
                dismiss(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
