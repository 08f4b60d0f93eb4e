// Plays a file from a position in its waveform, if the browser can play its container.
import { useRef, useState } from 'react';

export function useListening(position: number, onPosition: (seconds: number) => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const [canListen, setCanListen] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (isPlaying) {
      element.pause();
      return;
    }
    element.currentTime = position;
    element.play().catch(() => setIsPlaying(false));
  };
  return {
    audio,
    canListen,
    isPlaying,
    toggle,
    /** Does nothing while nothing plays. */
    seek: (seconds: number) => {
      if (isPlaying && audio.current) audio.current.currentTime = seconds;
    },
    events: {
      onLoadedMetadata: () => setCanListen(true),
      onError: () => setCanListen(false),
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onTimeUpdate: () => {
        if (isPlaying && audio.current) onPosition(audio.current.currentTime);
      },
    },
  };
}
