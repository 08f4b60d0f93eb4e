// A form that computes a file's SHA-256 before it sends the file, so the server can check what has arrived.
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { run } from 'toolyard/browser';

/** `onProgress` gets a share from 0 to 1. Rejects with a ToolyardError, whose message is for people. */
async function sha256Of(file, { signal, onProgress }) {
  const { result } = await run(
    'hash',
    file,
    { algorithms: ['sha256'] },
    { signal, onProgress: ({ done, total }) => onProgress(total ? done / total : 0) },
  );
  const [digest] = (await result.text()).split(' ');
  return digest;
}

function UploadForm() {
  const [state, setState] = useState({ kind: 'empty' });
  const running = useRef(new AbortController());

  async function send(event) {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      setState({ kind: 'running', share: 0 });
      const digest = await sha256Of(file, { signal, onProgress: (share) => setState({ kind: 'running', share }) });
      const headers = { 'Content-Type': file.type || 'application/octet-stream', 'X-Checksum-Sha256': digest };
      const response = await fetch('/upload', { method: 'POST', headers, body: file, signal });
      if (!response.ok) throw new Error(`The server answered ${response.status}. Send the file again.`);
      setState({ kind: 'sent', digest });
    } catch (error) {
      setState(signal.aborted ? { kind: 'empty' } : { kind: 'failed', message: error.message });
    }
  }

  return (
    <form onSubmit={send}>
      <label>
        File <input type="file" name="file" required />
      </label>
      {state.kind === 'running' ? (
        <>
          <progress value={state.share} aria-label="Checksum" />
          <button type="button" onClick={() => running.current.abort()}>
            Cancel
          </button>
        </>
      ) : (
        <button>Send</button>
      )}
      <p role="status">{state.kind === 'sent' && `Sent. SHA-256: ${state.digest}`}</p>
      <p role="alert">{state.kind === 'failed' && state.message}</p>
    </form>
  );
}

createRoot(document.getElementById('root')).render(<UploadForm />);
