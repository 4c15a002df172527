import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { serverMessageOr } from '../data/api-error.js';
import { saveFile } from '../ui/save-file.js';
import { useProvider, useQuestion } from '../ui/provider.js';
import { Time } from '../ui/Time.js';
import { useToasts } from '../ui/toasts.js';
import { importedText } from './import-parts.js';
import { useUndoImport } from './useMenuImport.js';

const ACCEPTED = '.xlsx,.csv,.tsv,.txt';
/** A column alone is no row of a sheet. */
const isTable = (text: string) => /[\t\n]/.test(text.trim());

const asSheet = (text: string): Blob => new Blob([text], { type: 'text/plain' });

const DOWNLOADS = [
  { of: 'template', name: 'menu_template.xlsx', words: 'Template' },
  { of: 'menu', name: 'menu.xlsx', words: 'Current menu' },
] as const;

const Downloads = () => {
  const provider = useProvider();
  const toasts = useToasts();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async ({ of, name }: (typeof DOWNLOADS)[number]) => {
    setBusy(of);
    try {
      saveFile(await provider.menuSheet({ of }), name);
    } catch (error) {
      toasts.failed(error, serverMessageOr('Failed to download the sheet'));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {DOWNLOADS.map((sheet) => (
        <Button
          key={sheet.of}
          size="small"
          startIcon={<DownloadIcon />}
          disabled={busy === sheet.of}
          aria-label={`Download ${sheet.words.toLowerCase()}`}
          onClick={() => void save(sheet)}
        >
          {sheet.words}
        </Button>
      ))}
    </Stack>
  );
};

/** As long as nothing else was imported. */
const LastImport = () => {
  const undo = useUndoImport();
  const { data: [last] = [] } = useQuestion('menuImports', {}, { queryKey: ['menu', 'imports'] });
  if (!last) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button
          color="inherit"
          disabled={undo.isRunning()}
          aria-label="Undo last import"
          onClick={() => void undo.run({ importId: last.importId })}
        >
          Undo
        </Button>
      }
    >
      Last import: {importedText(last)}, <Time at={last.at} />
    </Alert>
  );
};

/** Where a sheet comes from: a file that is chosen or dropped, or rows that are pasted. */
export const ImportSource = ({ onSheet }: { onSheet: (sheet: Blob) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) onSheet(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const dropped = event.dataTransfer.getData('text/plain');
    if (file) onSheet(file);
    else if (dropped) onSheet(asSheet(dropped));
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    const pasted = event.clipboardData.getData('text/plain');
    if (!isTable(pasted) && !file) return;
    event.preventDefault();
    // A spreadsheet gives its cells as a picture, too.
    onSheet(isTable(pasted) || !file ? asSheet(pasted) : file);
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <LastImport />
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          ...{ display: 'grid', gap: 1.5, justifyItems: 'start', p: 2, borderRadius: 2, border: '2px dashed' },
          ...{ borderColor: isOver ? 'primary.main' : 'divider', bgcolor: isOver ? 'action.hover' : undefined },
        }}
      >
        <TextField
          fullWidth
          multiline
          minRows={3}
          maxRows={8}
          autoFocus
          label="Rows from a spreadsheet"
          placeholder="Copy the rows with the names of their columns, and paste them here"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={paste}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <input ref={input} type="file" hidden aria-label="Menu file" accept={ACCEPTED} onChange={choose} />
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {text.trim() && (
            <Button variant="contained" onClick={() => onSheet(asSheet(text))}>
              Read rows
            </Button>
          )}
          <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
            Choose file
          </Button>
          <Typography variant="body2" color="text.secondary">
            .xlsx or .csv, up to 5 MB, or drop it here
          </Typography>
        </Stack>
      </Box>
      <Box>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
          Fill in the template, or change the current menu: a row with an ID changes that dish, a row without one is
          new.
        </Typography>
        <Downloads />
      </Box>
    </Stack>
  );
};
