import { Button } from '@keystar/ui/button';
import { FieldMessage } from '@keystar/ui/field';
import { Flex } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField, FormFieldInputProps } from '@keystatic/core';
import { useId, useRef, useState } from 'react';
import { contentFileOf, pictureUrl, sendPicture } from './picture-calls.ts';

interface PictureInputOptions {
  label: string;
  description?: string;
  optional: boolean;
}

type PictureValue = string | null;

/**
 * A picture as its path. Choosing one sends it to this computer's content folder at once, where
 * it is cleaned; the form only remembers where it lies.
 */
export function pictureInput(options: PictureInputOptions): BasicFormField<PictureValue> {
  return {
    kind: 'form',
    label: options.label,
    Input: (props) => <PictureInput {...options} {...props} />,
    defaultValue: () => null,
    parse: (value) => (typeof value === 'string' ? value : null),
    serialize: (value) => ({ value: value ?? undefined }),
    validate: (value) => {
      if (value === null && !options.optional) throw new Error(MISSING);
      return value;
    },
    reader: { parse: (value) => (typeof value === 'string' ? value : null) },
  };
}

const MISSING = 'Choose a picture.';

function PictureInput({
  label,
  description,
  optional,
  value,
  onChange,
  forceValidation,
}: PictureInputOptions & FormFieldInputProps<PictureValue>) {
  const heading = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [report, setReport] = useState<{ ok: boolean; words: string }>();

  async function choose(file: File | undefined) {
    if (!file) return;
    setSending(true);
    const answer = await sendPicture(file);
    setSending(false);
    if ('problem' in answer) return setReport({ ok: false, words: answer.problem });
    setReport({ ok: true, words: answer.report });
    onChange(answer.path);
  }

  const problem = report?.ok === false ? report.words : undefined;
  const missing = forceValidation && value === null && !optional ? MISSING : undefined;
  return (
    <Flex direction="column" gap="regular" role="group" aria-labelledby={heading}>
      <Text id={heading} weight="medium">
        {label}
      </Text>
      {description && (
        <Text size="small" color="neutralSecondary">
          {description}
        </Text>
      )}
      {value && (
        <img
          src={pictureUrl(contentFileOf(location.pathname), value)}
          alt=""
          style={{ maxWidth: '100%', maxHeight: 220, alignSelf: 'start', borderRadius: 4 }}
        />
      )}
      <Text size="small" color="neutralSecondary">
        {value ?? 'No picture yet.'}
      </Text>
      <Flex gap="regular">
        <Button onPress={() => chooser.current?.click()} isDisabled={sending}>
          {sending ? 'One moment …' : value ? 'Choose another picture' : 'Choose a picture'}
        </Button>
        {value && optional && (
          <Button prominence="low" onPress={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Flex>
      <input
        ref={chooser}
        type="file"
        accept="image/*,.heic,.heif"
        aria-label={`${label}: choose a file`}
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div role="status">
        {report?.ok && <Text color="positive">{report.words}</Text>}
        {(problem ?? missing) && <FieldMessage>{problem ?? missing}</FieldMessage>}
      </div>
    </Flex>
  );
}
